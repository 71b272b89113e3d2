import * as contract from "@waymark/contract/stories";
import type { Mount } from "../../http/mount.ts";
import { createStory, deleteStory, listStories, saveStory } from "./stories.ts";

export function storyRoutes(mount: Mount): void {
  mount(contract.listStories, ({ deps, actor }) => listStories(deps, actor));

  mount(contract.createStory, async ({ deps, actor, body }) => ({
    story: await createStory(deps, actor, body),
  }));

  mount(contract.saveStory, async ({ deps, actor, params, body }) => ({
    story: await saveStory(deps, actor, params.id, body),
  }));

  mount(contract.deleteStory, async ({ deps, actor, params }) => {
    await deleteStory(deps, actor, params.id);
    return { ok: true as const };
  });
}
