"""What a browser calls itself, in two words, so that people know their sessions again."""

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
"""By what stands in the header of each; the first that is found counts, since browsers name each other."""

SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def browser_of(user_agent: str) -> str:
    """Returns the browser and the system of a header, as far as they are known; nothing else of it is kept.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for sign, name in named.items() if sign in user_agent), "") for named in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name])
