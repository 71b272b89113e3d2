import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BodyRoom } from "./body-room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aRoom = () => new BodyRoom({ bytes: 100, waiting: 2, waitMs: 1_000, arriveMs: 500 });

/** A request that asks for room; only what the room looks at. */
function ask(room: BodyRoom, bytes: number) {
  const request = Object.assign(new EventEmitter(), { complete: false, destroy: vi.fn() });
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  let state = "waits";
  const taken = room.take(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    bytes,
  );
  taken.then(
    () => {
      state = "in";
    },
    (error: { code: string }) => {
      state = error.code;
    },
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    request,
    state: () => settle().then(() => state),
    answer: () => void response.emit("finish"),
    leave: () => void response.emit("close"),
  };
}

it("lets in what fits, and the others in their order when the first are answered", async () => {
  const room = aRoom();
  const [first, second, third, fourth] = [ask(room, 60), ask(room, 40), ask(room, 50), ask(room, 10)];
  expect([await first.state(), await second.state()]).toEqual(["in", "in"]);
  // The small one would fit, but came later.
  second.answer();
  expect([await third.state(), await fourth.state()]).toEqual(["waits", "waits"]);
  first.answer();
  expect([await third.state(), await fourth.state()]).toEqual(["in", "in"]);
});

it("gives an answered one's room back once", async () => {
  const room = aRoom();
  const first = ask(room, 60);
  expect(await first.state()).toBe("in");
  first.answer();
  first.leave();
  const [second, third] = [ask(room, 100), ask(room, 60)];
  expect([await second.state(), await third.state()]).toEqual(["in", "waits"]);
});

it("lets one in alone that is larger than the room", async () => {
  const room = aRoom();
  const [large, small] = [ask(room, 500), ask(room, 1)];
  expect([await large.state(), await small.state()]).toEqual(["in", "waits"]);
});

it("refuses one too many, and who waited long enough", async () => {
  const room = aRoom();
  const [first, second, third, fourth] = [ask(room, 90), ask(room, 90), ask(room, 90), ask(room, 90)];
  expect([await first.state(), await fourth.state()]).toEqual(["in", "overloaded"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await second.state(), await third.state()]).toEqual(["overloaded", "overloaded"]);
});

it("forgets who hung up, waiting or let in", async () => {
  const room = aRoom();
  const [first, second, third] = [ask(room, 90), ask(room, 90), ask(room, 90)];
  await first.state();
  second.leave();
  first.leave();
  expect(await third.state()).toBe("in");
});

it("cuts off a body that trickles in while others wait, and no other", async () => {
  const room = aRoom();
  const [slow, done] = [ask(room, 50), ask(room, 50)];
  await slow.state();
  done.request.complete = true;
  done.request.emit("end");
  await vi.advanceTimersByTimeAsync(600);
  expect(slow.request.destroy).not.toHaveBeenCalled();
  ask(room, 50);
  await vi.advanceTimersByTimeAsync(500);
  expect(slow.request.destroy).toHaveBeenCalled();
  expect(done.request.destroy).not.toHaveBeenCalled();
});
