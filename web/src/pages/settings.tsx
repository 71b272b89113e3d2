export function Settings() {
  return <main id="main" />;
}
