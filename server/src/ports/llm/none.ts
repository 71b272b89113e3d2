import { AppError } from "@waymark/contract/errors";
import type { Llm } from "./port.ts";

const off = async (): Promise<never> => {
  throw new AppError("model_off");
};

export const noLlm: Llm = { modelFor: () => null, embedding: null, ask: off, embed: off };
