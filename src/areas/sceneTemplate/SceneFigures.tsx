import type { SceneTemplate } from '@contract/sceneTemplate';
import { useFormat } from '@/components/format';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';

/** How many people fit in, who may choose it, and how many rooms have it. */
export function SceneFigures({ scene: { capacity, unlockLevel, usedBy } }: { scene: SceneTemplate }) {
  const text = useTranslations('sceneTemplate');
  const { number } = useFormat();
  return (
    <KeyFacts
      of={[
        { label: text('capacity'), value: number(capacity) },
        { label: text('unlockLevel'), value: number(unlockLevel) },
        { label: text('usedBy'), value: number(usedBy) },
      ]}
    />
  );
}
