import type { ChartOptions, Plugin } from "chart.js";
import type { ChartColours } from "./chart-colours.ts";

const font = { family: '"Inter", system-ui, sans-serif', size: 13 };

export function baseOptions(
  colours: ChartColours,
  over: { legend?: boolean; across?: boolean; stacked?: boolean; every?: boolean },
) {
  const values = {
    stacked: over.stacked ?? false,
    beginAtZero: true,
    border: { display: false },
    grid: { color: colours.line, drawTicks: false },
    ticks: { color: colours.muted, font, padding: 6, precision: 0 },
  };
  const categories = {
    stacked: over.stacked ?? false,
    border: { color: colours["line-strong"] },
    grid: { display: false },
    ticks: {
      color: colours.ink,
      font,
      padding: 4,
      autoSkip: !(over.every ?? false),
      autoSkipPadding: 16,
      maxRotation: 0,
    },
  };
  return {
    responsive: true,
    maintainAspectRatio: false,
    indexAxis: over.across ? "y" : "x",
    font,
    scales: over.across ? { x: values, y: categories } : { x: categories, y: values },
    plugins: {
      legend: {
        display: over.legend ?? false,
        position: "bottom",
        align: "start",
        labels: { color: colours.ink, font, boxWidth: 12, boxHeight: 12, padding: 14 },
      },
      tooltip: {
        backgroundColor: colours.ink,
        titleColor: colours.surface,
        bodyColor: colours.surface,
        titleFont: font,
        bodyFont: font,
        cornerRadius: 6,
        displayColors: false,
      },
    },
  } satisfies ChartOptions<"bar">;
}

export function whiskers(points: readonly number[], colours: ChartColours): Plugin<"bar"> {
  return {
    id: "whiskers",
    afterDatasetsDraw(chart) {
      const { ctx, scales } = chart;
      const x = scales.x;
      if (!x) return;
      ctx.save();
      for (const [i, bar] of chart.getDatasetMeta(0).data.entries()) {
        const point = points[i];
        const raw = chart.data.datasets[0]?.data[i];
        if (point === undefined || !Array.isArray(raw)) continue;
        ctx.strokeStyle = colours.pine;
        ctx.lineWidth = 2;
        for (const end of raw) {
          const at = x.getPixelForValue(Number(end));
          ctx.beginPath();
          ctx.moveTo(at, bar.y - 6);
          ctx.lineTo(at, bar.y + 6);
          ctx.stroke();
        }
        ctx.beginPath();
        ctx.arc(x.getPixelForValue(point), bar.y, 6, 0, 2 * Math.PI);
        ctx.fillStyle = colours.pine;
        ctx.fill();
        ctx.strokeStyle = colours.surface;
        ctx.stroke();
      }
      ctx.restore();
    },
  };
}
