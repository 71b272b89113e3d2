/** Stands in until the screen is built. */
export function SignIn() {
  return <main id="main" />;
}
