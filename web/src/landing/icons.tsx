const paths = {
  up: "M2 7.5 6 3.5 10 7.5",
  pause: "M4 2.5V9.5M8 2.5V9.5",
  play: "M3.5 2.5 9.5 6 3.5 9.5Z",
  back: "M7.5 2 3.5 6 7.5 10",
  forward: "M4.5 2 8.5 6 4.5 10",
  close: "M3 3 9 9M9 3 3 9",
} as const;

export function Icon({ name, className = "size-4" }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={className}
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
