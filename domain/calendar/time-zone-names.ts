/** Time zones that were renamed. Node.js and most browsers still list them by their old names. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** What a time zone is called today. The old name means the same, and stays valid. */
export function currentTimeZoneName(name: string): string {
  return renamed[name] ?? name;
}

/** Listing them is slow, and they do not change while the process runs. */
let knownNames: string[] | undefined;

/** The time zones that can be chosen, in alphabetical order. The list is always the same one: it must not be changed. */
export function timeZoneNames(): string[] {
  knownNames ??= [
    ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(currentTimeZoneName)]),
  ].toSorted();
  return knownNames;
}
