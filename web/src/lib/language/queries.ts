import { type LocalizationChange, savePreferences } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import type { z } from "zod";
import { call } from "../api/call.ts";

export const saveLanguage = (id: string, language: Language) =>
  call(savePreferences, { params: { id }, body: { localization: { language } } });

export const saveClock = (id: string, localization: z.input<typeof LocalizationChange>) =>
  call(savePreferences, { params: { id }, body: { localization } });
