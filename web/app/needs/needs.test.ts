import { expect, it } from 'vitest';
import { notFoundScreen } from '../interactive-screens.ts';
import { screenNamed } from '../match-screen.ts';
import { consoleScreens } from '../screens/console-screens.ts';
import { screens } from '../screens.ts';
import { consoleNeeds } from './console-needs.ts';
import { interactiveNeeds } from './interactive-needs.ts';
import { plainNeeds } from './plain-needs.ts';

it.each(Object.keys({ ...plainNeeds, ...interactiveNeeds, ...consoleNeeds }))(
  'names data for a screen that exists: %s',
  (name) => {
    expect(screenNamed([...screens, ...consoleScreens, notFoundScreen], name)).toBeDefined();
  },
);
