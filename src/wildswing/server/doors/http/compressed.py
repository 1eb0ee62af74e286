"""Answers that are sent compressed: what everybody is told.

What one person alone is told is not, since its length would tell of it.
"""

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000))]
