import { expect, test } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { Product } from "./product.ts";
import { signedIn } from "./steps.ts";
