/**
 * The dialogs' scroll lock adds a style element, which the content security policy lets in only with the
 * page's nonce. The server writes it into <meta name="csp-nonce">; the lock reads it from this global.
 */
export function takeStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
