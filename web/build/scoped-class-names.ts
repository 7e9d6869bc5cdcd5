import { basename } from 'node:path';

/**
 * Names the classes of style modules after their file. Such names compress better than hashes, which are in every
 * script and page, and do not change from build to build.
 */
export function scopedClassNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const module = basename(file, '.module.css');
    const other = files.get(module) ?? file;
    if (other !== file) throw new Error(`Two style modules have the same name: ${other} and ${file}`);
    files.set(module, file);
    return `${module}_${name}`;
  };
}
