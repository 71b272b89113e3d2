/** Stands in until the screen is built. */
export function Checkout() {
  return <main id="main" />;
}
