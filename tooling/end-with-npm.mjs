const pauseBetweenLooks = 500;

/**
 * `kill <pid of npm>` ends npm and the shell in which npm runs a script, but not the script, which would then
 * keep its port. When that shell has ended, this process ends as if it had received the signal.
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
