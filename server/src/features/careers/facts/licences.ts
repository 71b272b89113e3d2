import type { FactKind } from "../../../document-parsers/facts/shape.ts";

/** The licence of each kind, with the credit that its publisher asks for. */
export const licences: Readonly<Record<FactKind, string>> = {
  onet: "O*NET Database, U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0, modified",
  oews: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, public domain",
  projections: "U.S. Bureau of Labor Statistics, Employment Projections, public domain",
  esco: "ESCO classification of the European Commission, reuse under Decision 2011/833/EU",
  wages: "As stated by the file’s publisher",
};
