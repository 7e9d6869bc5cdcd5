/** Attributes for a field with someone else's email address: no autofill and no spelling correction. */
export const addressTyping = {
  type: 'email',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
