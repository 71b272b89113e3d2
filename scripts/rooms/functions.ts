import { parseSync } from "oxc-parser";

export interface CodeFunction {
  readonly name: string;
  readonly lines: number;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The functions of a text with their lines, nested ones too. One without a name is called by the one around it. */
export function functionsOf(path: string, text: string): CodeFunction[] {
  const linesOf = ({ start, end }: Node): number => text.slice(start, end).split("\n").length;
  const found: CodeFunction[] = [];
  const visit = (node: Node, name: string): void => {
    const ownName = [node.id, node.key].find((id) => isNode(id) && id.type === "Identifier");
    const here = isNode(ownName) ? String(ownName.name) : name;
    if (functionTypes.has(node.type)) found.push({ name: here, lines: linesOf(node) });
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child.filter(isNode)) visit(one, here);
      else if (isNode(child)) visit(child, here);
    }
  };
  // A cast of the parser's own types, which have no common index signature.
  visit(parseSync(path, text).program as unknown as Node, "");
  return found;
}
