/** Nepali for the rules in short, and the names of rulesets and games. */
import type { Ruleset } from '../../../shared/rules/ruleset.ts';
import type { rules as english } from '../en/rules.ts';
import { moves, number } from './words.ts';

export const rules: typeof english = {
  rulesets: {
    'devils-plan': 'डेभिल्स प्लान',
    'ply-yard': 'प्लाई यार्ड',
    threefold: 'तीन पटक',
    'memory-12': 'स्मृति १२',
    'no-repeat': 'नदोहोरिने',
    custom: 'आफ्नै',
  },

  rules: {
    title: 'पाँच लाइनमा नियम',
    placing: 'बाख्रा हातबाट पालैपिच्छे एउटा राखिन्छ। बीसै वटा राखेपछि मात्र बाख्रा सार्न पाइन्छ।',
    tigers: 'चार बाघ रेखामा एक घर सर्छन्, वा एउटा बाख्रामाथि सिधा उफ्रेर त्यसलाई खान्छन्।',
    aims: 'पाँच बाख्रा खाए बाघको जित। सबै बाघ थुनिए बाख्राको जित।',
    final:
      'एउटा बोर्डमा तपाईंका बाख्रा, अर्कोमा तपाईंका बाघ हुन्छन्, र बोर्डहरू दुई–दुई चालमा पालो लिन्छन्। जुनसुकै बोर्डमा पहिले जित्नेले खेल जित्छ।',
    classic: 'बाख्राले सुरु गर्छ, त्यसपछि पालैपालो। चाल छोड्न पाइँदैन।',
    limits: rulesetLine,
  },

  modes: { final: 'दुई बोर्डको फाइनल', classic: 'एक बोर्डको खेल' },
};

/** What the ruleset adds to the game, in one line. */
function rulesetLine({ plyLimit, repetition, quietLimit }: Ruleset): string {
  const limits = [
    plyLimit === null ? [] : `एउटा बोर्डमा ${moves(plyLimit)} पुगे बराबरी हुन्छ`,
    quietLimit === null ? [] : `नखाई र नराखी ${moves(quietLimit)} भए बराबरी हुन्छ`,
    repetition?.kind === 'draw'
      ? `उही स्थिति ${number(repetition.occurrences)} पटक आए बराबरी हुन्छ`
      : [],
    repetition?.kind === 'forbidden'
      ? repetition.memory === null
        ? 'एक पटक बनेको बनोट फेरि बनाउन पाइँदैन'
        : `पछिल्ला ${number(repetition.memory)} बनोट फेरि बनाउन पाइँदैन`
      : [],
  ].flat();
  return limits.length === 0 ? 'कुनै सीमाले बोर्ड बराबरी हुँदैन।' : `${limits.join('; ')}।`;
}
