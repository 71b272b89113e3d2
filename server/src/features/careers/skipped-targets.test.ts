import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeChoices } from "./store.ts";
import { type CareerProduct, careerProduct, type Person } from "./testing/career-product.ts";

describe("skipped targets", () => {
  let product: CareerProduct;
  let one: Person;
  beforeAll(async () => {
    product = await careerProduct(() => new Date());
    one = await product.anEnglishPerson();
  });
  afterAll(() => product.close());
  const anEnglishPerson = () => product.anEnglishPerson();
  const call: CareerProduct["call"] = (...asked) => product.call(...asked);
  const paths = (body: object, actor = one) => product.paths(body, actor);

  it("keeps skipped targets per person and role, reports the change, and can be undone", async () => {
    const me = await anEnglishPerson();
    const put = (body: object, actor = me) => call(actor, "PUT", "/api/career-choices", body);
    await put({ currentRoleId: "registered-nurse" });
    const first = await paths({}, me);
    expect(first.setAside).toBeNull();
    const shown = first.paths.map(({ targetRoleId }) => targetRoleId);
    const setAside = { fromRoleId: "registered-nurse", rounds: [shown] };
    expect((await put({ setAside })).statusCode).toBe(200);
    const others = await paths({}, me);
    expect(others.setAside).toMatchObject(setAside);
    expect(others.setAside?.came.map(({ id }) => id).toSorted()).toEqual(
      others.paths.map(({ targetRoleId }) => targetRoleId).toSorted(),
    );
    expect(others.setAside?.went).toEqual(
      first.paths.map(({ targetRoleId, targetRole }) => ({ id: targetRoleId, title: targetRole })),
    );
    // Other devices of the person get the same, and other people do not.
    expect(await paths({}, me)).toEqual(others);
    const stranger = await anEnglishPerson();
    await put({ currentRoleId: "registered-nurse" }, stranger);
    expect((await paths({}, stranger)).paths).toEqual(first.paths);
    // An explicit `not` in the request overrides the stored rounds.
    expect((await paths({ not: [] }, me)).paths).toEqual(first.paths);
    // Skipped targets only apply to their role; returning to the role restores them.
    await put({ currentRoleId: "electrician" });
    expect((await paths({}, me)).setAside).toBeNull();
    await put({ currentRoleId: "registered-nurse" });
    expect((await paths({}, me)).paths).toEqual(others.paths);
    await put({ setAside: null });
    expect((await paths({}, me)).paths).toEqual(first.paths);
  });

  it.each([
    [{ fromRoleId: "nobody", rounds: [["charge-nurse"]] }, 422],
    [{ fromRoleId: "registered-nurse", rounds: [["nobody"]] }, 422],
    [{ fromRoleId: "registered-nurse", rounds: [] }, 400],
    [{ fromRoleId: "registered-nurse", rounds: Array(41).fill(["charge-nurse"]) }, 400],
    [{ fromRoleId: "registered-nurse", rounds: [Array(6).fill("charge-nurse")] }, 400],
    [{ rounds: [["charge-nurse"]] }, 400],
  ])("refuses the skipped targets %j", async (setAside, status) => {
    expect((await call(one, "PUT", "/api/career-choices", { setAside })).statusCode).toBe(status);
  });

  it("still accepts choices when the catalogue has lost an earlier one", async () => {
    const me = await anEnglishPerson();
    const { choices } = (await call(me, "PUT", "/api/career-choices", { hidden: ["charge-nurse"] })).json();
    const gone = { fromRoleId: "gone", rounds: [["gone-too"]] };
    const lost = {
      ...choices,
      hidden: ["gone"],
      pinned: ["gone>charge-nurse"],
      currentRoleId: "gone",
      setAside: gone,
    };
    await writeChoices(product.deps.db, me.actor.userId, lost, product.deps.now());
    expect((await paths({}, me)).setAside).toBeNull();
    const put = (body: object) => call(me, "PUT", "/api/career-choices", body);
    expect((await put({ hidden: ["gone", "nurse-manager"], setAside: gone })).statusCode).toBe(200);
    expect((await put({ hidden: ["gone", "never-was"] })).json().code).toBe("no_such_role");
  });
});
