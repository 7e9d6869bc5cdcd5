/**
 * @typedef {{
 *   version: string,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   [field: string]: unknown
 * }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by their place, such as `node_modules/sharp`
 */

/**
 * The part of package-lock.json that the named packages of the server need, for a folder without workspaces.
 * @param {LockedPackages} packages
 * @param {readonly string[]} names
 * @returns {LockedPackages}
 */
export function productionPackages(packages, names) {
  /** @type {Map<string, string>} */
  const wanted = new Map();
  /** @param {string} from @param {string} name @param {boolean} isOptional */
  const add = (from, name, isOptional) => {
    const place = placeOf(packages, from, name);
    if (place === undefined) {
      if (isOptional) return;
      throw new Error(`package-lock.json does not contain ${name}, which ${from} needs.`);
    }
    if (wanted.has(place)) return;
    wanted.set(place, withoutWorkspace(place));
    for (const { dependency, optional } of needsOf(packages[place])) add(place, dependency, optional);
  };
  for (const name of names) add('server', name, false);
  return relocated(packages, wanted);
}

/**
 * @param {LockedPackages} packages
 * @param {Map<string, string>} wanted old place → new place
 */
function relocated(packages, wanted) {
  /** @type {LockedPackages} */
  const result = {};
  for (const [place, target] of [...wanted].sort(([, one], [, other]) => (one < other ? -1 : 1))) {
    const { dev: _, devOptional: __, ...entry } = packages[place] ?? { version: '' };
    if (result[target]) throw new Error(`Two versions of ${target} are needed at the same place.`);
    result[target] = entry;
  }
  return result;
}

/**
 * npm looks for a package in the folder of the one that needs it, and then in every folder above.
 * @param {LockedPackages} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(packages, from, name) {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[place]) return place;
  if (from === '') return undefined;
  const above = from.lastIndexOf('node_modules/');
  return placeOf(packages, above <= 0 ? '' : from.slice(0, above - 1), name);
}

/** @param {LockedPackage | undefined} entry */
function needsOf(entry) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = entry ?? { version: '' };
  return [
    ...Object.keys(dependencies).map((dependency) => ({
      dependency,
      optional: dependency in optionalDependencies,
    })),
    ...Object.keys(optionalDependencies).map((dependency) => ({ dependency, optional: true })),
    ...Object.keys(peerDependencies).map((dependency) => ({
      dependency,
      optional: peerDependenciesMeta[dependency]?.optional === true,
    })),
  ];
}

/** @param {string} place */
function withoutWorkspace(place) {
  return place.slice(place.indexOf('node_modules/'));
}
