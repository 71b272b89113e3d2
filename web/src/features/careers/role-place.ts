import type { CareerPath } from "@waymark/contract/careers";

/** A role's place on a path: the person's role, a step, the target, or a role after it. */
export type RolePlace = "start" | "step" | "target" | "after";

export function rolePlace(path: CareerPath, id: string, roleId: string): RolePlace {
  if (path.nodes[0]?.id === id) return "start";
  if (roleId === path.targetRoleId) return "target";
  const target = path.nodes.find((node) => node.roleId === path.targetRoleId)?.id;
  return path.connections.some(({ from, to }) => from === target && to === id) ? "after" : "step";
}
