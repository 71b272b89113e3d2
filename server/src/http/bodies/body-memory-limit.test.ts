import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { networkKey } from "../limits.ts";
import { BodyMemoryLimit, type BodyMemoryOptions } from "./body-memory-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = {
  bytesASecond: 1_000_000_000,
  burstBytes: 1_000_000_000,
  ...{ bytes: 100, addressBytes: 100, personBytes: 100 },
  ...{ waiting: 2, addressWaiting: 2, personWaiting: 2 },
  ...{ waitMs: 1_000, arriveMs: 500 },
};
const aRoom = (over: Partial<BodyMemoryOptions> = {}) => new BodyMemoryLimit({ ...options, ...over });
let people = 0;

/** A request that asks for room, with only the parts that BodyRoom reads. */
function ask(
  room: BodyMemoryLimit,
  bytes: number,
  person = `p${people++}`,
  address = "10.0.0.1",
  network = networkKey(address),
) {
  const request = Object.assign(new EventEmitter(), { complete: false, destroy: vi.fn() });
  const response = Object.assign(new EventEmitter(), { destroyed: false, headersSent: false });
  let state = "waits";
  const taken = room.take(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    { person, address, network },
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
    response,
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
  await vi.advanceTimersByTimeAsync(600);
  expect(slow.request.destroy).not.toHaveBeenCalled();
  ask(room, 50);
  await vi.advanceTimersByTimeAsync(500);
  expect(slow.request.destroy).toHaveBeenCalled();
  expect(done.request.destroy).not.toHaveBeenCalled();
});

it("cuts off somebody who does not read their answer while others wait", async () => {
  const room = aRoom();
  const [unread, working] = [ask(room, 50), ask(room, 50)];
  await unread.state();
  for (const { request } of [unread, working]) request.complete = true;
  unread.response.headersSent = true;
  ask(room, 50);
  await vi.advanceTimersByTimeAsync(990);
  expect(unread.request.destroy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(unread.request.destroy).toHaveBeenCalled();
  expect(working.request.destroy).not.toHaveBeenCalled();
});

const shared = { personBytes: 30, addressBytes: 60 };

it("a person's bodies past their share keep another person at their address waiting no moment", async () => {
  const room = aRoom(shared);
  const mine = [ask(room, 30, "me"), ask(room, 10, "me")];
  const yours = ask(room, 30, "you");
  expect(await Promise.all([...mine, yours].map((one) => one.state()))).toEqual(["in", "waits", "in"]);
  mine[0]?.answer();
  expect(await mine[1]?.state()).toBe("in");
});

it("an address with many people keeps another address waiting no moment", async () => {
  const room = aRoom(shared);
  const near = [ask(room, 30), ask(room, 30), ask(room, 30)];
  const far = ask(room, 30, "you", "10.0.0.2");
  expect(await Promise.all([...near, far].map((one) => one.state()))).toEqual(["in", "in", "waits", "in"]);
});

it("a person's waiting requests take no other's place in the queue", async () => {
  const room = aRoom({ ...shared, waiting: 20, addressWaiting: 10, personWaiting: 2 });
  const mine = Array.from({ length: 6 }, () => ask(room, 30, "me"));
  const expected = ["in", "waits", "waits", "overloaded", "overloaded", "overloaded"];
  expect(await Promise.all(mine.map((one) => one.state()))).toEqual(expected);
  const others = [ask(room, 30), ask(room, 30)];
  expect(await Promise.all(others.map((one) => one.state()))).toEqual(["in", "waits"]);
});

it("a body is cut off neither for its own person's next one nor for one that its end would not let in", async () => {
  const room = aRoom({ ...shared, bytes: 200, waiting: 20, addressWaiting: 10 });
  const slow = ask(room, 30, "me");
  await slow.state();
  ask(room, 30, "me");
  const [near, waiting] = [ask(room, 60, "a", "10.0.0.2"), ask(room, 30, "b", "10.0.0.2")];
  expect([await near.state(), await waiting.state()]).toEqual(["in", "waits"]);
  await vi.advanceTimersByTimeAsync(900);
  expect(slow.request.destroy).not.toHaveBeenCalled();
  expect(near.request.destroy).toHaveBeenCalled();
});

it("lets a crowd in at a steady rate once what may come at once is used up", async () => {
  const room = aRoom({
    bytes: 1_000,
    addressBytes: 1_000,
    waiting: 20,
    addressWaiting: 20,
    burstBytes: 100,
    bytesASecond: 50,
    waitMs: 60_000,
  });
  const crowd = Array.from({ length: 5 }, () => ask(room, 50));
  const inside = async () =>
    (await Promise.all(crowd.map((one) => one.state()))).filter((state) => state === "in").length;
  expect(await inside()).toBe(2);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(await inside()).toBe(3);
  await vi.advanceTimersByTimeAsync(2_020);
  expect(await inside()).toBe(5);
});

describe("two addresses that fill the queue", () => {
  const queue = { waiting: 8, addressWaiting: 4, personWaiting: 4 };

  /** Each address gets one body in, or none, and four that wait. */
  function besieged(addresses: readonly [string, string]) {
    const room = aRoom(queue);
    const hostile = Array.from({ length: 10 }, (_, i) =>
      ask(room, 50, undefined, addresses[i % 2] ?? addresses[0]),
    );
    return { room, hostile };
  }
  const statesOf = (asked: readonly ReturnType<typeof ask>[]) => Promise.all(asked.map((one) => one.state()));

  it.each([
    ["of two networks", ["10.0.0.1", "10.0.1.1"], 3],
    ["of one network", ["10.0.0.1", "10.0.0.2"], 2],
  ] as const)(
    "%s do not keep a newcomer out, who is let in after one of each network",
    async (_what, from, turns) => {
      const { room, hostile } = besieged(from);
      expect((await statesOf(hostile)).filter((state) => state === "waits")).toHaveLength(8);
      const newcomer = ask(room, 50, "newcomer", "192.0.2.1");
      expect(await newcomer.state()).toBe("waits");
      // The queue stays as long as it may be: the last of the others has lost its place.
      const refused = (await statesOf(hostile)).map((state) => state === "overloaded");
      expect(refused.filter(Boolean)).toHaveLength(1);
      let answered = 0;
      for (; (await newcomer.state()) === "waits"; answered++) {
        const states = await statesOf(hostile);
        hostile.splice(states.indexOf("in"), 1)[0]?.answer();
      }
      expect([await newcomer.state(), answered]).toEqual(["in", turns]);
    },
  );

  it("and the newcomer's own network cannot push others out by many more", async () => {
    const { room, hostile } = besieged(["10.0.0.1", "10.0.1.1"]);
    const many = Array.from({ length: 8 }, (_, i) => ask(room, 50, undefined, `192.0.2.${i}`));
    const waiting = (await statesOf(many)).filter((state) => state === "waits").length;
    const kept = (await statesOf(hostile)).filter((state) => state === "waits").length;
    expect(waiting + kept).toBe(8);
    expect(waiting).toBeLessThanOrEqual(3);
  });
});

it("says when the first large body is let in, and when the last one is answered", async () => {
  const said: boolean[] = [];
  const room = aRoom({ onBusy: (isBusy) => said.push(isBusy) });
  const [first, second] = [ask(room, 60), ask(room, 40)];
  expect([await first.state(), await second.state(), said]).toEqual(["in", "in", [true]]);
  first.answer();
  expect(said).toEqual([true]);
  second.leave();
  second.answer();
  expect(said).toEqual([true, false]);
});
