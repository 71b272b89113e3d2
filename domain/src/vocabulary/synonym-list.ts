/**
 * What different words mean the same job, one a line. `=` joins forms that stand for each other; `a > b, c` means
 * that asking for `a` finds `b` and `c` too, but not the other way round. Plural and most feminine forms need no
 * entry: the stem joins them. Own work.
 */
export const synonymList = `
registered nurse = rn
licensed practical nurse = lpn = licensed vocational nurse = lvn
software engineer = swe = software developer
pm > project manager, product manager, program manager
`;
