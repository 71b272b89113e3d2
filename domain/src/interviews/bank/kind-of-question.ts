import type { QuestionKind } from "@waymark/contract/interviews-practice";
import { fold } from "../../vocabulary/fold.ts";

/** Words by which a question shows its kind, in four languages, folded. The first that fits counts. */
const signs: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "pay",
    /\b(?:salary|pay|paid|earn\w*|compensation|gehalt\w*|verdien\w*|bezahl\w*|lohn|salario|sueldo|gana|cobrar|retribucion|salaire|remuneration|gagnez)\b/,
  ],
  [
    "situation",
    /\b(?:what would you|how would you|imagine|suppose|was wurden sie|wie wurden sie|was tun sie|was machst du|stellen sie sich vor|angenommen|que haria|como (?:reaccionaria|actuaria)|imagine que|que feriez[- ]vous|comment (?:reagiriez|feriez)|imaginez)\b/,
  ],
  [
    "behaviour",
    /\b(?:tell (?:me|us) about|describe|give (?:me|us) an example|when (?:did|have) you|have you ever|a time when|erzahlen sie|beschreiben sie|wann haben sie|haben sie schon|nennen sie ein beispiel|hableme|cuenteme|describa|un ejemplo|cuando (?:ha|tuvo)|alguna vez|parlez[- ]moi|racontez|decrivez|donnez[- ]moi un exemple|avez[- ]vous deja)\b/,
  ],
  [
    "motivation",
    /\b(?:why|strengths?|weakness\w*|where do you see|about yourself|warum|weshalb|starken|schwachen|wo sehen sie sich|por que|puntos (?:fuertes|debiles)|donde se ve|pourquoi|points (?:forts|faibles)|qualites|defauts|ou vous voyez)\b/,
  ],
];

/** The kind of a question by its words; `technical` when none of them shows another one. */
export function kindOfQuestion(text: string): QuestionKind {
  const folded = fold(text);
  // "Tell me about yourself" asks for no event.
  const isAboutSelf = /\b(?:about yourself|von sich|de usted|de vous)\b/.test(folded);
  if (isAboutSelf) return "motivation";
  return signs.find(([, pattern]) => pattern.test(folded))?.[0] ?? "technical";
}
