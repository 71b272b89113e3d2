/** Stands in until the screen is built. */
export function Onboarding() {
  return <main id="main" />;
}
