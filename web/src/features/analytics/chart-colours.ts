import { useEffect, useState } from "react";
import { theme } from "../../lib/theme.ts";

const names = [
  "ink",
  "muted",
  "line",
  "line-strong",
  "surface",
  "pine",
  "pine-soft",
  "sky",
  "rust",
  "amber",
  "blaze",
] as const;
export type ChartColours = Readonly<Record<(typeof names)[number], string>>;

/** As RGB. The tokens use `light-dark()` and oklch, which Chart.js cannot read, so the browser computes them. */
function readColours(): ChartColours {
  const probe = document.createElement("span");
  // With reduced motion every element has a transition, and a colour in transition is still the one before.
  probe.style.transitionProperty = "none";
  document.body.append(probe);
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colourOf = (name: string): string => {
    probe.style.color = `var(--${name})`;
    const computed = getComputedStyle(probe).color;
    if (!context) return computed;
    context.fillStyle = computed;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = Object.fromEntries(names.map((name) => [name, colourOf(name)]));
  probe.remove();
  return colours as ChartColours;
}

export function useChartColours(): ChartColours {
  const [colours, setColours] = useState(readColours);
  useEffect(() => {
    const again = () => setColours(readColours());
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", again);
    const stop = theme.subscribe(again);
    return () => {
      system.removeEventListener("change", again);
      stop();
    };
  }, []);
  return colours;
}
