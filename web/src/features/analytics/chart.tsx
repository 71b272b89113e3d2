import {
  BarController,
  BarElement,
  CategoryScale,
  type ChartConfiguration,
  Chart as ChartJs,
  Legend,
  LinearScale,
  Tooltip,
} from "chart.js";
import { useEffect, useRef } from "react";

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

export type BarChart = ChartConfiguration<"bar", (number | [number, number] | null)[], string | string[]>;

/** An image: its figures are in the table, and `label` describes it. */
export function Chart({ config, label, height }: { config: BarChart; label: string; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Set by script, because the content security policy forbids style attributes.
    if (box.current) box.current.style.height = `${height}px`;
    if (!canvas.current) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const chart = new ChartJs(canvas.current, {
      ...config,
      options: { ...config.options, ...(still ? { animation: false } : { animation: { duration: 180 } }) },
    });
    return () => chart.destroy();
  }, [config, height]);
  return (
    // Absolutely positioned: a canvas has a fixed width in pixels and would keep the page from shrinking.
    <div ref={box} className="relative w-full overflow-hidden">
      <canvas ref={canvas} role="img" aria-label={label} className="absolute top-0 left-0" />
    </div>
  );
}
