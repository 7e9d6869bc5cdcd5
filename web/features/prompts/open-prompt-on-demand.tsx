import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { OpenPromptProps } from './open-prompt.tsx';

/** Most visits open no prompt, so what opens one comes when it is wanted. */
export function OpenPromptOnDemand(props: OpenPromptProps): ReactElement | null {
  const [OpenPrompt, setOpenPrompt] = useState<ComponentType<OpenPromptProps>>();
  useEffect(() => {
    void import('./open-prompt.tsx').then((module) => setOpenPrompt(() => module.OpenPrompt));
  }, []);
  return OpenPrompt ? <OpenPrompt {...props} /> : null;
}
