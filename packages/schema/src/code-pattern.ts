/** Codes of models, forms, data items and controls: letters, digits and underscores, a letter first. */
export const codePattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
