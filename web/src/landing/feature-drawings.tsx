import type { ReactNode } from "react";

/** The logo, small, at a place of a drawing. */
function Sign({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-field" x="-11" y="-11" width="22" height="22" rx="5.5" />
      <rect className="fill-blaze" x="-4.4" y="0" width="3.8" height="6.4" rx="0.8" />
      <rect className="fill-blaze" x="0.6" y="-6" width="3.8" height="6.4" rx="0.8" />
    </g>
  );
}

/** Contour lines around a summit: the same irregular ring at several sizes. */
function Rings({ x, y, sizes, flat = 1 }: { x: number; y: number; sizes: readonly number[]; flat?: number }) {
  return (
    <g className="stroke-line-strong" strokeWidth="1.5">
      {sizes.map((size) => (
        <path
          key={size}
          transform={`translate(${x} ${y}) scale(${size} ${size * flat})`}
          vectorEffect="non-scaling-stroke"
          d="M-1 .05C-1 -.5 -.6 -.78 -.1 -.72 .4 -.66 .95 -.62 1 -.06 1.05 .5 .5 .66 .05 .74 -.45 .83 -1 .6 -1 .05Z"
        />
      ))}
    </g>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 96"
      aria-hidden="true"
      fill="none"
      className="h-24 w-full max-w-60"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** One drawing per feature, all in the style of a map. */
export const featureDrawings = {
  matching: (
    <Frame>
      <Rings x={88} y={48} sizes={[30, 46, 62]} />
      <Rings x={152} y={50} sizes={[28, 44, 60]} />
      <Sign x={120} y={48} />
    </Frame>
  ),
  applications: (
    <Frame>
      {[0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${28 + i * 62} ${34 - i * 13})`}>
          <rect className="fill-surface stroke-line-strong" width="46" height="58" rx="4" strokeWidth="1.5" />
          <path className="stroke-line-strong" strokeWidth="2" d="M9 14H30M9 24H37M9 32H37M9 40H26" />
        </g>
      ))}
      <path
        className="stroke-pine"
        strokeWidth="2.5"
        strokeDasharray="4 6"
        d="M12 92C60 90 100 74 132 72S196 52 206 44"
      />
      <Sign x={206} y={40} />
    </Frame>
  ),
  targeting: (
    <Frame>
      <Rings x={120} y={48} flat={0.52} sizes={[22, 42, 64, 88, 114]} />
      <path
        className="stroke-pine"
        strokeWidth="2.5"
        strokeDasharray="4 6"
        d="M6 86C44 86 54 60 84 64S104 56 112 52"
      />
      <Sign x={120} y={46} />
    </Frame>
  ),
  interviews: (
    <Frame>
      <path
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
        d="M22 10H128A8 8 0 0 1 136 18V40A8 8 0 0 1 128 48H54L40 60V48H22A8 8 0 0 1 14 40V18A8 8 0 0 1 22 10Z"
      />
      <path className="stroke-line-strong" strokeWidth="2" d="M30 23H118M30 34H96" />
      <path
        className="fill-pine-soft stroke-pine"
        strokeWidth="1.5"
        d="M112 48H218A8 8 0 0 1 226 56V74A8 8 0 0 1 218 82H200V92L186 82H112A8 8 0 0 1 104 74V56A8 8 0 0 1 112 48Z"
      />
      <path className="stroke-pine" strokeWidth="2" d="M120 60H206M120 70H180" />
    </Frame>
  ),
  salary: (
    <Frame>
      <path className="fill-pine-soft" d="M70 84C92 80 96 28 124 26S168 78 178 84Z" />
      <path className="stroke-pine" strokeWidth="2" d="M12 84C70 84 84 26 124 26S176 84 228 84" />
      <path className="stroke-line-strong" strokeWidth="1.5" d="M8 84H232M70 84V90M124 84V90M178 84V90" />
      <path className="stroke-field" strokeWidth="2" strokeDasharray="3 5" d="M150 84V34" />
      <Sign x={150} y={24} />
    </Frame>
  ),
  privacy: (
    <Frame>
      <Rings x={120} y={48} flat={0.55} sizes={[62, 84, 108]} />
      <rect
        className="fill-surface stroke-line-strong"
        x="78"
        y="20"
        width="84"
        height="58"
        rx="5"
        strokeWidth="1.5"
      />
      <path className="stroke-line-strong" strokeWidth="1.5" d="M79 23 120 52 161 23" />
      <Sign x={120} y={54} />
    </Frame>
  ),
} as const;

export type FeatureId = keyof typeof featureDrawings;
export const featureIds: readonly FeatureId[] = [
  "matching",
  "applications",
  "targeting",
  "interviews",
  "salary",
  "privacy",
];
