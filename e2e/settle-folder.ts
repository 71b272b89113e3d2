import { removeDataDir } from "../server/src/testing/template.ts";
import { startProduct } from "./product.ts";

/** Starts the product once before all journeys; their own products start on copies of its folder. */
export default async function settleFolder(): Promise<() => void> {
  const product = await startProduct();
  await product.end();
  process.env.WAYMARK_SETTLED_FOLDER = product.dataDir;
  return () => removeDataDir(product.dataDir);
}
