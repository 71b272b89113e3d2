import { measureTitles } from "./judgement/measure-titles.ts";
console.log(measureTitles(process.argv[2] as any, process.argv[3]==="m"));
