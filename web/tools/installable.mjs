const POLICY = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');

/** Has the page say what a server would: where it may load from; and that it can be installed. */
export function installable() {
    const head = (tag, attrs) => ({ tag, attrs, injectTo: 'head-prepend' });
    return {
        name: 'installable',
        transformIndexHtml: () => [
            head('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
            head('link', { rel: 'manifest', href: './manifest.webmanifest' }),
            head('link', { rel: 'apple-touch-icon', href: './icon-192.png' }),
            head('meta', { name: 'theme-color', content: '#1d1926' }),
        ],
    };
}
