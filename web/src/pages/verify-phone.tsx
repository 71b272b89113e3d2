/** Stands in until the screen is built. */
export function VerifyPhone() {
  return <main id="main" />;
}
