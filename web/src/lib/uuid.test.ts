import { Id } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { newUuid } from "./uuid.ts";

describe("an id made in the browser", () => {
  it("is a UUID, another one each time, and later ones sort later", () => {
    const ids = Array.from({ length: 50 }, (_, i) => newUuid(1_760_000_000_000 + i));
    expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([]);
    expect(new Set(ids).size).toBe(50);
    expect([...ids].sort()).toEqual(ids);
  });
});
