/**
 * The globals of a browser that WeChat's script engine lacks. The app's scripts see them as undefined, so
 * that code which fails on a phone also fails here. A framework may bring its own window, document or URL.
 */
export const HIDDEN_GLOBALS = [
  ...['window', 'document', 'self', 'top', 'parent', 'frames', 'opener', 'screen', 'origin', 'name', 'status'],
  ...['location', 'navigator', 'history', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Request', 'Response', 'Headers', 'FormData'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel', 'MessagePort', 'postMessage', 'importScripts'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent', 'addEventListener', 'dispatchEvent'],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'removeEventListener'],
  ...['Node', 'Element', 'HTMLElement', 'SVGElement', 'Text', 'DocumentFragment', 'Image', 'Audio', 'customElements'],
  ...['DOMParser', 'XMLSerializer', 'Range', 'getSelection', 'getComputedStyle', 'matchMedia', 'CSS', 'FontFace'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'queueMicrotask', 'structuredClone'],
  ...['URL', 'URLSearchParams', 'Blob', 'File', 'FileReader', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'crypto'],
  ...['performance', 'alert', 'confirm', 'prompt', 'open', 'close', 'print', 'scrollTo', 'innerWidth', 'innerHeight'],
]
