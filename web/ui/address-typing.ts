/** For an email address that is not one's own to be suggested, and not a word to be put right. */
export const addressTyping = {
  type: 'email',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
