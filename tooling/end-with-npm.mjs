const pauseBetweenLooks = 500;

/**
 * `kill <pid of npm>` ends npm and the shell that npm starts a script with, but not the script: it would keep the
 * port for ever. When that shell has gone, this process ends as if the signal had reached it.
 */
export function endWithShellOfNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pauseBetweenLooks);
  timer.unref();
}
