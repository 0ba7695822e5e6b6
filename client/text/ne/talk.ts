/** Nepali for what players say to each other. */
import type { talk as english } from '../en/talk.ts';

export const talk: typeof english = {
  title: 'भनाइ',
  log: 'भनिएका कुरा',
  phrases: {
    hello: 'नमस्ते!',
    'good-luck': 'शुभकामना!',
    'well-played': 'राम्रो खेल्नुभयो!',
    thanks: 'धन्यवाद!',
    'nice-ply': 'राम्रो चाल!',
    oops: 'ओहो!',
    'one-moment': 'एकछिन है।',
    'that-was-close': 'झन्डै भयो!',
    'good-game': 'राम्रो खेल भयो!',
    again: 'अर्को खेल खेल्ने?',
    goodbye: 'फेरि भेटौँला!',
  },
  emotes: {
    smile: 'मुस्कान',
    wow: 'छक्क',
    think: 'सोच्दै',
    sweat: 'पसिना',
    clap: 'ताली',
    tiger: 'बाघ',
    goat: 'बाख्रा',
    heart: 'मुटु',
  },
  allow: 'दुई जनाबीच आफ्नै शब्दमा कुरा',
  allowHint: 'दुवैले अनुमति दिउन्जेल मात्र। दर्शकले देख्दैनन्।',
  allowWaiting: (name) => `${name}ले अझै अनुमति दिनुभएको छैन।`,
  write: 'तपाईंका शब्द',
  send: 'पठाउने',
  watching: 'दर्शकले भनाइ हेर्न मात्र सक्छन्।',
};
