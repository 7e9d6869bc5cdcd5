/** The most languages that a lesson can have captions in. */
export const mostCaptionLanguages = 12;

/** The languages that the console offers. Others can be named by their code. */
export const offeredLanguages = [
  'en',
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

/** Whether a text is the code of a language, such as `en` or `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(code) && isLocale(code);
}

/** Names of languages can only be looked up for well-formed codes: `en-v2` is not one. */
function isLocale(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** The name of a language in that language, as speakers look for it: "Deutsch". */
export function languageLabel(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The name of a language in English, as the console lists it: "German". */
export function englishLanguageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(code) ?? code;
}

/** The language in a file name, as in `lesson.de.vtt`; undefined if it contains none. */
export function languageNamedBy(fileName: string): string | undefined {
  const code = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)\.(?:vtt|srt)$/.exec(fileName)?.[1];
  return code !== undefined && isLanguageCode(code) ? code : undefined;
}

/** The language of a captions file of which only the name is known: English unless the name contains another one. */
export function languageOfFile(name: string): string {
  return languageNamedBy(name) ?? 'en';
}
