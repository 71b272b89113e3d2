export function Dashboard() {
  return <main id="main" />;
}
