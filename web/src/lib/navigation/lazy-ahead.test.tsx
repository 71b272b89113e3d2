import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { lazyAhead } from "./lazy-ahead.tsx";

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

const draw = (Ahead: ReturnType<typeof lazyAhead<{ name: string }>>) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Ahead name="Board" />
    </Suspense>,
  );

it("renders at once when its code was loaded before", async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part));
  const Ahead = lazyAhead(fetchPart);
  await Ahead.ahead();
  draw(Ahead);
  expect(screen.getByText("Board is here")).toBeTruthy();
  expect(screen.queryByText("waiting")).toBeNull();
  expect(fetchPart).toHaveBeenCalledOnce();
});

it("loads its code on first render, and renders at once the next time", async () => {
  const Ahead = lazyAhead(() => Promise.resolve(Part));
  const first = draw(Ahead);
  expect(screen.getByText("waiting")).toBeTruthy();
  expect(await screen.findByText("Board is here")).toBeTruthy();
  first.unmount();
  draw(Ahead);
  expect(screen.getByText("Board is here")).toBeTruthy();
});

it("loads its code again after a failed preload", async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error("offline"));
  const Ahead = lazyAhead(fetchPart);
  await expect(Ahead.ahead()).rejects.toThrow("offline");
  draw(Ahead);
  expect(await screen.findByText("Board is here")).toBeTruthy();
});
