import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] another folder than the project's
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [capture]
 * @property {number} [niceness] how willingly the command gives way to others, as for `nice`
 */
/** @typedef {{ code: number, output: string }} RunResult */

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command, usually in the project's folder, and resolves when it has ended. Its output goes to this
 * terminal, or into the result with `capture`. Signals that reach this process reach the command too.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, options = {}) {
  const { cwd = projectRoot, env = process.env, capture = false, niceness = 0 } = options;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, env, stdio });
  if (child.pid && niceness > 0) setPriority(child.pid, niceness);
  const stopForwarding = forwardSignals(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  }).finally(stopForwarding);
}

/**
 * Runs the command-line tool of an installed package directly, without a shell or npx.
 * @param {string} packageName
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(packageName, args, options) {
  return run(process.execPath, [toolScript(packageName), ...args], options);
}

/** @param {string} packageName */
function toolScript(packageName) {
  const folder = join(projectRoot, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = packageName.split('/').at(-1) ?? packageName;
  const script = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return join(folder, script);
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl+C in a terminal reaches the whole process group already; a second one would mean "hurry".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  return () => {
    for (const signal of FORWARDED) process.off(signal, forward);
  };
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
