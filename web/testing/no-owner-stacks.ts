import * as React from 'react';

/**
 * In development, React captures a stack trace for every element, to say later which component created it. That is a
 * tenth of the time of these tests, and none reads it. React stops capturing above a number that it counts here.
 */
const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, internalsName);

if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
