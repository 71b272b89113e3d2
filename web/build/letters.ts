const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** What the public pages are written with, in four languages. A test holds the pages against it. */
export const letters = `${ascii}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÁÍÑÓÚàâäçèéêëîïôöùûüœáíñóúß¿¡«»„“”‘’–—…·×€£©®\u00a0\u202f−`;
