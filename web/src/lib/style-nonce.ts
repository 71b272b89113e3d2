/**
 * The dialogs' scroll lock adds a style element, and the content security policy requires the page's nonce on
 * it. The server writes the nonce into <meta name="csp-nonce">; the scroll lock reads it from this global.
 */
export function takeStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
