const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** The characters used on the public pages in four languages. A test compares them with the pages. */
export const letters = `${ascii}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÁÍÑÓÚàâäçèéêëîïôöùûüœáíñóúß¿¡«»„“”‘’–—…·×€£©®\u00a0\u202f−`;
