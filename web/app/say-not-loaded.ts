/**
 * Says that the page has no scripts, where nobody else can: the app was never loaded. Some browsers remember that a
 * script failed, so only a reload helps.
 */
export function sayNotLoaded(): void {
  const message = document.createElement('p');
  message.className = 'not-loaded';
  message.setAttribute('role', 'alert');
  const reload = Object.assign(document.createElement('a'), {
    href: window.location.href,
    textContent: 'Reload it',
  });
  message.append("This page didn't load completely. ", reload, ' to use its buttons.');
  document.body.append(message);
}
