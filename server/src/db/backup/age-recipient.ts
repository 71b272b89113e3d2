import { Encrypter } from "age-encryption";
import { z } from "zod";

export const AgeRecipient = z
  .string()
  .trim()
  .refine((text) => {
    try {
      new Encrypter().addRecipient(text);
      return true;
    } catch {
      return false;
    }
  }, "not an age recipient (age1…)");
