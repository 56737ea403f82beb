/** Where an article can be passed on by a plain link: nothing of these networks is loaded before someone follows it. */
export function shareTargets(url: string, title: string) {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { network: 'twitter', href: `https://twitter.com/intent/tweet?url=${link}&text=${words}` },
    { network: 'whatsapp', href: `https://wa.me/?text=${words}%20${link}` },
  ] as const
}
