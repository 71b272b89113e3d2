export function Design() {
  return <main id="main" />;
}
