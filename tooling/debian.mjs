import { isExecutable } from './executables.mjs';
import { run } from './run.mjs';

const APT = '/usr/bin/apt-get';
// Another installation may be running just after a machine's first boot.
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=120'];

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && isExecutable(APT);
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installDebianPackages(packages) {
  console.log(`Installing ${packages.join(' and ')} (apt-get).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(APT, [...OPTIONS, 'update', '-q'], { env });
  const { code } = await run(
    APT,
    [...OPTIONS, 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  return code === 0;
}
